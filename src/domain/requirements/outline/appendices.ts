import type { LaidApproval } from '#domain/requirements/approvals/approval.ts'
import type { Change, ChangeLogEntry } from '#domain/requirements/document-registers.ts'
import { capitalise } from '#domain/requirements/phrases.ts'
import type { Block, Text } from './blocks.ts'
import type { Desk } from './desk.ts'
import { list, makeItem, makeStrong, part, plain, makeWords as text } from './pieces.ts'

/** Appendix A: letter by letter. */
export function answersBlocks(desk: Desk): Block[] {
  return desk.document.answers.flatMap(({ question, title, text: answer }) =>
    part(`${desk.question(question)} ${title}`, [
      { kind: 'verbatim', use: 'answer', anchor: answerAnchor(question), text: answer },
    ]),
  )
}

/** Where an answer is in the appendix. */
export function answerAnchor(question: string): string {
  return `answer-${question}`
}

/** Appendix B, the newest version first. */
export function changesBlocks(desk: Desk): Block[] {
  return desk.document.changeLog.flatMap((entry) => {
    const { version, date, restores } = entry
    const again = restores === undefined ? [] : text(desk.words.restores(restores))
    return part(desk.words.versionOf(version, desk.day(date)), [
      ...(again.length === 0 ? [] : [{ kind: 'paragraph' as const, text: again }]),
      ...changesOf(desk, entry, again.length > 0),
    ])
  })
}

function changesOf(desk: Desk, { version, changes }: ChangeLogEntry, isTold: boolean): Block[] {
  const { firstVersion, nothingChanged } = desk.words
  if (changes.length > 0) {
    const added = changes.filter(({ kind }) => kind === 'added').map(({ id }) => id)
    const rest = changes.filter(({ kind }) => kind !== 'added')
    // What is new stands in the document; what it was is told of the others.
    return list([
      ...(added.length === 0 ? [] : [addedText(desk, added)]),
      ...rest.map((change) => changeText(desk, change)),
    ])
  }
  if (isTold) return []
  return [{ kind: 'paragraph', text: text(version === 1 ? firstVersion : nothingChanged) }]
}

function addedText({ words, ranged }: Desk, ids: readonly string[]): Text {
  return [plain(capitalise(words.changes.added) + words.colon), ...ranged(ids)]
}

function changeText(desk: Desk, change: Change): Text {
  const { words, quoted, question } = desk
  const { kind, id, before, after, marks, because } = change
  const reason = because.length === 0 ? '' : words.answer(because.map(question).join(words.comma))
  const old = quoted(before ?? '')
  const now = quoted(after ?? '')
  if (marks !== undefined && before === after) {
    const became = words.becomes(words.marks[marks.before], words.marks[marks.after])
    return [makeItem(id), plain(`${reason}${words.colon}${became}${words.colon}`), now]
  }
  const told = plain(` ${words.changes[kind]}${reason}${words.colon}`)
  if (kind === 'changed') return [makeItem(id), told, plain(words.nowIs(old.text, now.text))]
  return [makeItem(id), told, kind === 'added' ? now : old]
}

/** At the head: who approved it, and what of it is to be looked at again. Nothing where nobody did. */
export function approvalNotes(desk: Desk): Block[] {
  const { approvals = [] } = desk.document
  const { title } = desk.words.approvals
  return approvals.map((given, index) => ({
    kind: 'note',
    text: [
      ...(index === 0 ? [makeStrong(title), plain(desk.words.space)] : []),
      ...tellGiven(desk, given),
    ],
  }))
}

/** The register: the same with the moment and the hash of what was approved. */
export function approvalBlocks(desk: Desk): Block[] {
  const { approvals = [] } = desk.document
  if (approvals.length === 0) return []
  const words = desk.words.approvals
  const entries = approvals.map((given): Text => {
    const time = given.at.slice(11, 16)
    const hash = words.sha256 + given.sha256
    const proof = desk.words.signs.dot + words.at(time) + desk.words.signs.dot + hash
    return [...tellGiven(desk, given), plain(proof)]
  })
  return [...list(entries), { kind: 'note', text: text(words.note) }]
}

function tellGiven(desk: Desk, { name, role, at, version, again }: LaidApproval): Text {
  const words = desk.words.approvals
  const gave = words.gave(words.who(name, role), version, desk.day(at))
  if (again.length === 0) return [plain(gave + words.stands)]
  const { stop } = desk.words
  return [plain(gave + words.again(again.length)), ...desk.ranged(again), plain(stop)]
}
