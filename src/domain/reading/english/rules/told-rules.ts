import type { Cast } from '#domain/reading/english/cast.ts'
import type { EnglishAnswer } from '#domain/reading/english/grammar/answers.ts'
import { isAside } from '#domain/reading/english/grammar/asides.ts'
import type { Statement } from '#domain/reading/english/grammar/statements.ts'
import { joinWords, quoteOf } from '#domain/reading/english/grammar/words.ts'
import { APP } from '#domain/reading/rows.ts'
import type { Rule } from './rules.ts'

/** Answers besides the ninth in which somebody lays down what always holds. */
const QUESTIONS = /^q(?:5|10|13|14|15)$/
/** Deeds that one forbids everybody; "nobody reads them" tells how it is. */
const DEEDS =
  /^(?:change|delete|edit|alter|remove|see|open|close|move|leave|enter|sign|book|cancel|take|add|share|copy|print|approve|start|buy|sell|touch|swap|reopen|override|overwrite|download|borrow|keep)$/
const EVERYBODY = /\bby (?:anybody|anyone|nobody)\b/i
/** What is wished of the app, its dates and its costs is no rule for those who use it. */
const OF_PROJECT =
  /\b(?:app|system|website|budget|ready|launch|finished|built|working|online|cheap)\b/i

/** "nobody changes a check after it is signed", "if the dog dies the reminders have to stop": rules told in passing. */
export function toldRules(answer: EnglishAnswer, cast: Cast): Rule[] {
  // Without full stops, and where grammar shows none, nobody can tell where a rule ends.
  const isBlind = answer.speech && !answer.isHeard
  if (!QUESTIONS.test(answer.question) || isBlind) return []
  return answer.units.flatMap((unit) => {
    if (unit.kind === 'heading' || unit.kind === 'row') return []
    return answer.statements(unit).flatMap((statement) => {
      const words = quoteOf(answer.text, statement.words)
      if (words === '' || isAside(statement) || !binds(statement, cast)) return []
      const then = joinWords(statement.own)
        .replace(/[.!?]+$/, '')
        .trim()
      const said = [{ question: answer.question, words }]
      const { when } = statement
      return [
        { when: when?.replace(/[.!?]+$/, '') ?? null, then, certain: !statement.unsure, said },
      ]
    })
  })
}

function binds({ frame, own, subject, when, wished }: Statement, cast: Cast): boolean {
  const { verb, modal, negated, passive, noSubject } = frame
  if (verb === null || wished || OF_PROJECT.test(joinWords(own))) return false
  const present = verb.low === verb.lemma || /[^s]s$/.test(verb.low)
  if (noSubject) {
    const isPerson = /^(?:nobody|no|none)$/.test(own[0]?.low ?? '') && subject[1]?.low !== 'idea'
    return isPerson && present && DEEDS.test(verb.lemma) && (modal === null || modal === 'may')
  }
  if (passive && negated && EVERYBODY.test(joinWords(own))) return true
  // "somebody over eighteen has to sign it", "if the dog dies the reminders must stop"
  const first = subject[0]?.low ?? ''
  const isOther = subject.length > 0 && !/^(?:i|we|it|you|they|that|this|there)$/.test(first)
  const isSomebody = /^(?:somebody|someone)$/.test(first)
  const isMust = modal === 'must' && !negated && isOther && cast.find(subject) !== APP
  return isMust && verb.pos === 'VERB' && ((isSomebody && subject.length > 1) || when !== null)
}
