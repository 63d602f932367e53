import { formPotential } from '#domain/language/japanese/verbs.ts'
import { bare, sentence } from '#domain/requirements/phrases.ts'
import type { Frames } from './frames.ts'

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u
/** A condition that brings its own ending. */
const CLOSED =
  /(?:とき|時|場合|際|たら|だら|れば|けば|えば|めば|なら|後|前|まで|以内|ごと|間|は|も)$/u
const ENDS_IN_VERB = /[うくぐすつぬぶむるい]$/u

function end(text: string): string {
  const told = text.trim().replace(/[。．.、]+$/u, '')
  return /[！？!?]$/u.test(told) ? told : `${told}。`
}

function condition(when: string): string {
  const told = bare(when)
  return CLOSED.test(told)
    ? told
    : `${told}${ENDS_IN_VERB.test(told) || /[ただ]$/u.test(told) ? '' : 'の'}とき`
}

/** 「お知らせを出せる」こと for a verb, 「お知らせの一覧」 otherwise. */
function able(does: string): string {
  const told = bare(does)
  return /[うくぐすつぬぶむる]$/u.test(told) ? `${formPotential(told)}こと` : `${told}ができること`
}

/** 「受取を出すこと」, 「集計を行うこと」. */
function deed(does: string): string {
  const told = bare(does)
  return `${told}${/[うくぐすつぬぶむるい]$/u.test(told) ? 'こと' : 'を行うこと'}`
}

export const JAPANESE_FRAMES: Frames = {
  speaks: (text) => JAPANESE.test(text),
  role: (name) => name.trim(),
  lets: (role, does) => end(`${role.trim()}は、${able(does)}`),
  appDoes: (does) => end(`アプリは、${deed(does)}`),
  appDoesWhen: (when, does) => end(`${condition(when)}、アプリは、${deed(does)}`),
  gets: ({ to, channel }) =>
    `${to === null ? '' : `${to.trim()}に`}${channel === null ? '' : `${bare(channel)}で`}知らせが届く`,
  title: (does) => (JAPANESE.test(does) ? end(does) : sentence(does)),
  rule: (when, then) => end(when === null ? bare(then) : `${condition(when)}、${bare(then)}`),
  condition,
  tries: (role, does) => `${role.trim()}が「${bare(does)}」を試みる`,
  refused: 'アプリはそれを断る',
  result: bare,
  step: (who, does) => end(`${who.trim()}が、${bare(does)}`),
  measure: ({ what, from, to }) => {
    const change = [from && `今 ${bare(from)}`, to && `目標 ${bare(to)}`].filter(Boolean).join('、')
    return end(change === '' ? what : `${bare(what)}：${change}`)
  },
  guard: (what) => end(what),
  message: ({ to, when, channel }) => {
    const by = channel === null ? '' : `${bare(channel)}で`
    const at = when === null ? '' : `${condition(when)}、`
    return end(`${at}アプリは、${to === null ? '' : `${to.trim()}に`}${by}知らせを送ること`)
  },
  kept: (name, keep) => end(`${bare(name)}の保存：${bare(keep)}`),
  stages: (thing, stages) => end(`${bare(thing)}の段階：${stages.map(bare).join('、')}`),
  quoted: (words) => `「${words.trim().replaceAll('「', '『').replaceAll('」', '』')}」`,
  oneOf: (values) => `次のいずれか：${values.join('、')}`,
  hidden: '非公開',
  against: (quotes) => `${quotes.map((words) => `「${words.trim()}」`).join('と')}が食い違う。`,
}
