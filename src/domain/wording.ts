/**
 * The shape that a text has in every language: the same keys, with other words. A key that a
 * language lacks is a compile error.
 */
export type Wording<English> = English extends string
  ? string
  : English extends (...args: infer Args) => infer Result
    ? (...args: Args) => Wording<Result>
    : English extends readonly (infer Item)[]
      ? readonly Wording<Item>[]
      : English extends null
        ? null
        : { readonly [Key in keyof English]: Wording<English[Key]> }
