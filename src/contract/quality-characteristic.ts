import { z } from 'zod'

/** The characteristics of ISO/IEC 25010. */
export const characteristic = z.enum([
  'Functional suitability',
  'Performance efficiency',
  'Compatibility',
  'Interaction capability',
  'Reliability',
  'Security',
  'Maintainability',
  'Flexibility',
  'Safety',
])
