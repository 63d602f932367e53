import type { LaidApproval } from '#domain/requirements/approvals/approval.ts'
import type { Block, Text } from './blocks.ts'
import type { Desk } from './desk.ts'
import { list, makeStrong, makeWords, plain } from './pieces.ts'

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
  return [...list(entries), { kind: 'note', text: makeWords(words.note) }]
}

function tellGiven(desk: Desk, { name, role, at, version, again }: LaidApproval): Text {
  const words = desk.words.approvals
  const gave = words.gave(words.who(name, role), version, desk.day(at))
  if (again.length === 0) return [plain(gave + words.stands)]
  const { stop } = desk.words
  return [plain(gave + words.again(again.length)), ...desk.ranged(again), plain(stop)]
}
