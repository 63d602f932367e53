import type { Answer } from '#contract/answers.ts'
import type { Thread } from '#contract/threads/thread-schema.ts'
import { decideEntitlements } from '#domain/entitlements.ts'
import type { Language } from '#domain/language.ts'
import { nameReply } from '#domain/threads/name-reply.ts'
import type { Account } from '#server/accounts/account.ts'
import { AppError } from '#server/app-error.ts'
import { requireAllowed } from '#server/db/project/require-allowed.ts'
import type { Deps } from '#server/deps.ts'
import { claimReplyMark, readThread, writeThread } from './founder-queries.ts'
import type { ThreadKey } from './queries.ts'
import { toThread } from './thread-view.ts'

/**
 * A reply on its way into an answer. `name` claims what it is marked with, in the answer's language and
 * unlike what is `taken` there.
 */
export interface ReplyForAnswer {
  questionId: string
  words: string
  name: (language: Language, taken: readonly string[]) => Promise<string>
}

/** Puts a reply into an answer, in the place of an earlier one by its name. */
export type AddToAnswer = (reply: ReplyForAnswer) => Promise<Answer>

interface Input {
  account: Account
  params: { id: string; threadId: string }
  body: { reply: string }
  addToAnswer: AddToAnswer
}

/**
 * Replies to a comment: the words go into the answer that its item comes from, with whom they are
 * for. The answer is written first, since a repeat puts the same words in the same place.
 */
export async function replyToThread(
  deps: Pick<Deps, 'db' | 'now'>,
  { account, params, body, addToAnswer }: Input,
): Promise<{ thread: Thread; answer: Answer }> {
  const key: ThreadKey = { userId: account.id, projectId: params.id, threadId: params.threadId }
  await requireAllowed(deps.db, key, decideEntitlements(account).correctReading)
  const found = await readThread(deps.db, key)
  if (found === null) throw new AppError('not_found')
  const { thread, projectTitle } = found
  const words = body.reply.trim().replaceAll(/\n\s*\n/g, '\n')
  const asked = { name: thread.askerName, item: thread.item, at: thread.createdAt.toISOString() }
  const answer = await addToAnswer({
    questionId: thread.questionId,
    words,
    name: async (language, inAnswer) => {
      const choose = (marks: readonly string[]) =>
        nameReply(asked, language, new Set([...marks, ...inAnswer]))
      const mark = thread.replyMark ?? (await claimReplyMark(deps.db, key, choose))
      if (mark === null) throw new AppError('not_found')
      return mark
    },
  })
  const written = await writeThread(deps.db, {
    ...key,
    change: {
      state: 'answered',
      reply: words,
      repliedAt: deps.now(),
      ...{ heldIn: null, changes: null, askerToldAt: null },
    },
    now: deps.now(),
  })
  if (written === null) throw new AppError('not_found')
  return { thread: toThread({ thread: written, projectTitle }), answer }
}
