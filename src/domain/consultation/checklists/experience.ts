import {
  atLeast,
  deeper,
  find,
  met,
  needed,
  says,
  unmet,
} from '#domain/consultation/reading/judge.ts'
import type { Reading } from '#domain/consultation/reading/reading.ts'

const SCREEN =
  /\b(?:screens?|pages?|lists?|forms?|calendars?|overview|dashboard|menus?|maps?|views?|home|profile|basket|cart|checkout|settings|timetable|week with)\b/gi

const SITUATION =
  /\b(?:if|when|two|twice|double|fails?|failed|no (?:internet|connection|classes|results|places|one)|nobody|offline|empty|nothing|wrong|mistakes?|forgets?|cancels?|changes? (?:his|her|their|your) mind|late|lost|loses?|same (?:time|moment)|misuse|fake|crash\w*|down|error in)\b/i

const RESPONSE =
  /\b(?:sees?|shows?|shown|message|told|tells?|notice|warns?|warning|displays?|asks?|e-?mail|reads?|gets?|offers?|needs|calls?|we \w+|tries|try again|keeps?|saves?)\b/i

/** Code and judge of each thing a good answer holds, the most important first. */
export const EXPERIENCE = {
  q11: {
    screens: needed(screens),
    devices: needed(
      says(
        /\b(?:phones?|mobiles?|smartphones?|computers?|laptops?|tablets?|desktops?|ipads?|iphones?|android|pc|mac|browser)\b/i,
      ),
    ),
    languages: deeper(
      says(
        /\b(?:languages?|english|spanish|french|german|japanese|chinese|portuguese|italian|dutch|arabic|hindi|polish|korean)\b/i,
      ),
    ),
    top: deeper(
      says(
        /\b(?:most important|at the top|on top|biggest|without scrolling|stands? out|main thing)\b/i,
      ),
    ),
  },
  q12: {
    situations: needed(atLeast(1, (item) => SITUATION.test(item))),
    response: needed(response),
    three: needed(several),
    third: deeper(atLeast(3)),
    misuse: deeper(
      says(
        /\b(?:misus\w*|abus\w*|fake|spam|cheat\w*|steal\w*|hack\w*|pretend\w*|wrong (?:person|name))\b/i,
      ),
    ),
  },
} as const

function screens(reading: Reading) {
  const first = find(reading, new RegExp(SCREEN.source, 'i'))
  const count = reading.text.match(SCREEN)?.length ?? 0
  if (first !== null && count >= 2) return met(first.item, first.at)
  return unmet(reading.items[0])
}

/** What somebody sees only counts together with the situation it belongs to. */
function response({ items }: Reading) {
  const telling = items.find((item) => SITUATION.test(item) && RESPONSE.test(item))
  return telling === undefined ? unmet(items[0]) : met(telling)
}

/** Three cases, or two told at some length: prose packs more than one into a sentence. */
function several({ items, wordCount }: Reading) {
  return items.length >= 3 || (items.length === 2 && wordCount >= 25) ? met(null) : unmet()
}
