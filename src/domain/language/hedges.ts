import { makePattern } from '#domain/language/patterns/make-pattern.ts'

const GUESSES = [
  'maybe|perhaps|probably|presumably|possibly|i guess|i reckon|i suppose|i believe',
  "i assume|i['’]?m guessing|i['’]?d (?:say|guess)|i would say",
]
const CALLED_SO = "(?:that['’]s|it['’]s|just|only) an? (?:wild )?guess|a guess(?= (?:really|mind))"
const SAID_ROUGHLY = 'or so|give or take|ballpark|more or less'
/** Said by somebody who guesses, wherever it is. Politeness ("I think we could", たいと思う) is none. */
const SURELY: readonly RegExp[] = [
  makePattern(
    'iu',
  )`\b(?:${GUESSES}|not (?:quite |really )?sure|${SAID_ROUGHLY}|${CALLED_SO}|prolly|i made up)\b`,
  /\b(?:i|we) think(?! we (?:should|could|need))\b/iu,
  /かもしれ|かも知れ|(?<!た|たい)と(?:思って|思い|思う|思われ|考えて)|でしょう|だろう|おそらく|恐らく|たぶん|多分|勘です|勘だ|勘ですが/u,
  /\b(?:creo que|quiz[áa]s?|tal vez|a lo mejor|probablemente|supongo|yo dir[íi]a|m[áa]s o menos|aproximadamente)(?!\p{L})/iu,
  /\b(?:peut-[êe]tre|probablement|je crois|je pense que|vielleicht|wahrscheinlich|ich glaube|ich denke|talvez|acho que|forse|credo che)(?!\p{L})/iu,
]

const NUMBER = String.raw`(?:[$€£¥₹]|\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|a hundred|half)\b|(?:un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|veinte)\b)`

/** "Is it six years, for the tax": a figure that is asked about in the midst of what is told. */
const ASKED: readonly RegExp[] = [
  new RegExp(String.raw`(?<![?.!]\s*)\b(?:is|was) it (?:[a-z]+ )?${NUMBER}[^?]*$`, 'iu'),
  /[\p{N}一二三四五六七八九十百千万][\p{Script=Han}\p{Script=Katakana}a-z%％]{0,4}(?:でしたか|だったか|ですかね|かな)/u,
]

/** Said of a number: "about four", 二割ほど. */
const ROUGHLY: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:about|around|roughly|approx\.?|approximately|circa|ca\.|abt|alrededor de|unos|unas|cerca de|environ|ungef[äa]hr|etwa)\s+(?:[a-z]{2,4}\.?\s)?${NUMBER}`,
    'iu',
  ),
  /[\p{N}一二三四五六七八九十百千万割][\p{Script=Han}\p{Script=Katakana}a-z%％]{0,4}(?:ほど|くらい|ぐらい|程度|前後)/u,
  /約[\p{N}一二三四五六七八九十百千]/u,
]

/**
 * Whether somebody says by their own words that it is a guess: "six or seven, I think", 「六百ほどに
 * なるかもしれません」. `loosely` leaves aside words that only round a number.
 */
export function isHedged(text: string, { loosely = true } = {}): boolean {
  if ([...SURELY, ...ASKED].some((pattern) => pattern.test(text))) return true
  return loosely && ROUGHLY.some((pattern) => pattern.test(text))
}
