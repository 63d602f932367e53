import { z } from 'zod'

/** An edit as it is stored: see `ItemEdit` of the domain. */
export const itemEditSchema = z
  .object({
    item: z.string(),
    field: z.string(),
    generated: z.string(),
    text: z.string(),
    basis: z.string(),
    revision: z.int(),
  })
  .meta({ id: 'ItemEdit' })
