/** "recording the outcome" → "record the outcome"; null where a text begins with no such form. */
export function findGerundDeed(phrase: string): string | null {
  const [, stem = '', rest = ''] = /^(\p{L}{2,})ing((?:\s.*)?)$/isu.exec(phrase.trim()) ?? []
  if (stem === '' || !HAS_OBJECT.test(rest)) return null
  return baseOf(stem.toLowerCase()) + rest
}

/** "recording the outcome"; a "booking calendar" is a thing. */
const HAS_OBJECT =
  /^\s+(?:the|an?|this|that|them|him|her|it|us|me|you|people|somebody|someone|anybody|everybody|their|his|its|our|my|your|own|all|each|every|in|out|up|down|off|on|at|to|with|by|for|from|about|what|how|who|which|where|when)\b/iu

/** Verbs that end in a silent e, without it. */
const SILENT =
  /^(?:.*(?:[aeiou]v|iz|at|ang|ap|ur|us|uc|rit|ak|as|ang|dl|tl|gl|pl|bl)|clos|choos|charg|creat|delet|exchang|hid|invit|mov|not|pric|produc|provid|rat|rescu|rid|sav|schedul|scor|shar|stor|styl|tim|typ|us|vot|writ|hir|fir|requir|arriv|driv|giv|liv|receiv|issu)$/u

function baseOf(stem: string): string {
  if (/([b-df-hj-npqrtv-z])\1$/u.test(stem) && !/(?:ll|ss|zz|ff)$/u.test(stem)) {
    return stem.slice(0, -1)
  }
  if (/(?:cancell|travell|labell)$/u.test(stem)) return stem.slice(0, -1)
  return SILENT.test(stem) && !/(?:eat|oat|treat|repeat|wait)$/u.test(stem) ? `${stem}e` : stem
}
