const NOT_SURE =
  /^(?:(?:i|we)(?:'m|’m|'re|’re| am| are)? (?:still |really |just )*(?:not (?:yet |really |quite )?(?:sure|certain|decided)|(?:do(?:n't|n’t| not)) (?:yet |really )?know|have(?:n't|n’t| not) (?:yet )?decided|have no idea|unsure|undecided)|not (?:yet )?(?:sure|decided|known)|no idea|unsure|undecided|unknown|to be decided|tbd|(?:まだ|はっきり)?(?:分からない|わからない|分かりません|わかりません|決まっていない|決まっていません|決めていない|未定))/i

/** True when a piece says that the user does not know yet, in the first person. */
export function isUnsure(text: string): boolean {
  return NOT_SURE.test(text.trim())
}

/** What the user said after "because"; null when no reason was given. */
export function reasonOf(text: string): string | null {
  const japanese = /^(.+?)(?:から|ので|ため)(?:、|。|です|$)/u.exec(text)?.[1]
  if (japanese !== undefined && !/[a-z]/i.test(japanese)) return japanese
  return /\bbecause\s+(\S.*)$/i.exec(text)?.[1]?.replace(/[.!?]{1,3}$/, '') ?? null
}
