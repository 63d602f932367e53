/** Said of what is not to be: it agrees with what is left out. */
export const DENIED =
  /\b(?:no|not|nobody|no one|nothing|never|none|without|nadie|nunca|ning[uú]n\p{L}*|sin)\b|n[’']t\b|ない|ません|なし/iu
