import { z } from 'zod'

/** The addresses of those who may open the admin page (docs/operations.md#the-admin-page). */
export const adminEnvironment = {
  ADMIN_EMAILS: z
    .string()
    .transform((list) =>
      list
        .toLowerCase()
        .split(/[\s,;]+/)
        .filter(Boolean),
    )
    .refine(
      (list) => list.every((address) => z.email().safeParse(address).success),
      'must be email addresses with commas between them.',
    )
    .optional(),
}
