import type { Found } from '#domain/requirements/contradictions/found.ts'
import { meaningOf, sharedWords } from '#domain/requirements/contradictions/meaning.ts'
import type { Piece } from '#domain/requirements/contradictions/said-pieces.ts'
import { says } from './says.ts'

/** Without it there is no first version. */
const MUST = says(
  "(?:can[’']?t|cannot) (?:be )?\\p{L}+ (?:\\p{L}+ ){0,4}(?:until|unless|without)",
  "(?:can[’']?t|cannot) (?:be )?\\p{L}+ (?:\\p{L}+ )?(?:until|unless|without); the point of it",
  'useless; pointless; no good to; no use; worthless; not worth it; no sirve; 意味がない; 外せ',
  "must(?= ?[:–-]); really can[’']?t (?:drop|do without); essential; imprescindibles?",
  "from day one; can[’']?t be (?:closed|done|finished|sent|booked|saved)",
  'no exceptions?; compulsory; mandatory; must have; is a must; obligatori[oa]s?',
  'pflicht; 必須; 必ず; has to be there; have to have',
  "can[’']?t (?:open|start|launch|go live|do|live) without",
  "won[’']?t (?:open|start|launch) without",
  'without (?:it|that|this|the)(?: \\p{L}+)? (?:there is|we|i|it is)',
  'the (?:first|one) thing (?:that )?(?:has|must|needs); no point (?:in it )?without',
  'imprescindible; (?:no|nada) (?:abrimos|empezamos|arrancamos)',
  'lo primero que tiene que; unverzichtbar; ohne \\p{L}+ (?:starten|öffnen) wir nicht',
  'indispensable; がないと(?:始め|使え|困|意味); なしでは(?:始め|使え); 最初から必要; 絶対に必要',
)
/** It may come later, or never. */
const NICE = says(
  'would be (?:good|great|cool|handy); not a priority',
  'nice(?: if| extra)?; lovely; if we can; なくても; 余裕',
  'nice to have; (?:could|can) (?:live|do|manage|start|open) without',
  '(?:could|can) (?:drop|skip|come later); nice(?= ?[:–-]); a luxury',
  'not (?:needed|necessary); prescindible; opcional; optional; can wait',
  'not (?:urgent|essential); no es urgente; なくてもいい; なくても(?:よい|構い|困ら); 後でもいい; 後回し',
  'would be nice; would be lovely; if there is (?:time|money)',
  'if (?:the )?(?:budget|money|time) (?:allows|is left); bonus; one day; estaría bien',
  'si sobra (?:dinero|tiempo); sería bonito; wäre schön; ce serait bien; あればうれし; あると嬉し',
  'あるとうれし; できれば; 余裕があれば',
)

/** What is nice to have in one answer, and what nothing goes without in another. */
export function clashingMusts(pieces: readonly Piece[]): Found[] {
  const nice = pieces.filter(({ words }) => NICE.test(words))
  const musts = pieces.filter(({ words }) => MUST.test(words))
  return nice.flatMap((one): Found[] => {
    const about = meaningOf(one.words.replace(NICE, ' '))
    const must = musts.find(
      ({ question, words }) =>
        question !== one.question && sharedWords(about, meaningOf(words)) >= 1,
    )
    const named = one.words.replace(NICE, '').replace(/^[\s:,，：、]+|[\s.。]+$/gu, '')
    return must ? [{ kind: 'rank', said: [one, must], names: [named] }] : []
  })
}
