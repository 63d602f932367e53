/** The characteristics of ISO/IEC 25010. */
export type Characteristic =
  | 'Functional suitability'
  | 'Performance efficiency'
  | 'Compatibility'
  | 'Interaction capability'
  | 'Reliability'
  | 'Security'
  | 'Maintainability'
  | 'Flexibility'
  | 'Safety'
