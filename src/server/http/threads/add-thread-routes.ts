import type { OpenAPIHono } from '@hono/zod-openapi'
import * as threads from '#contract/threads/thread-endpoints.ts'
import { addToAnswer } from '#server/answers/add-to-answer.ts'
import type { Deps } from '#server/deps.ts'
import { saveEdits } from '#server/documents/editing/save-edits.ts'
import { addRoute } from '#server/http/add-route.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { decideReading } from '#server/readings/decide-reading.ts'
import { getReading } from '#server/readings/get-reading.ts'
import { changeThread } from '#server/threads/change-thread.ts'
import { deleteThread } from '#server/threads/delete-thread.ts'
import { listProjectThreads, listThreads } from '#server/threads/list-threads.ts'
import { replyToThread } from '#server/threads/reply-to-thread.ts'
import { chooseCommentMails, seeThreads } from '#server/threads/see-threads.ts'
import { takeWording } from '#server/threads/take-wording.ts'

/** The founder's calls about comments; what they do to answers and reading is handed over here. */
export function addThreadRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  const of = <E>(endpoint: E) => ({ deps, endpoint })
  addRoute(app, of(threads.listThreads), (input) => listThreads(deps, input))
  addRoute(app, of(threads.listProjectThreads), ({ account, params }) =>
    listProjectThreads(deps, { userId: account.id, projectId: params.id }),
  )
  addRoute(app, of(threads.replyToThread), (input) => {
    const { proof } = input
    const key = { userId: input.account.id, projectId: input.params.id }
    return replyToThread(deps, {
      ...input,
      addToAnswer: (reply) => addToAnswer(deps, { ...key, ...reply, proof }),
    })
  })
  addRoute(app, of(threads.takeWording), (input) => {
    const { account, params } = input
    const projectId = params.id
    return takeWording(deps, {
      account,
      params,
      desk: {
        readRows: () => getReading(deps, { userId: account.id, projectId, signal: input.signal }),
        decide: (version, decisions) =>
          decideReading(deps, {
            ...{ account, projectId, writeKey: null },
            body: { version, decisions },
          }),
        edit: ({ item, version, field, text, revision }) =>
          saveEdits(deps, {
            ...{ account, projectId, item },
            body: { version, texts: [{ field, text, revision }] },
          }),
      },
    })
  })
  addRoute(app, of(threads.changeThread), (input) => changeThread(deps, input))
  addRoute(app, of(threads.deleteThread), (input) => deleteThread(deps, input))
  addRoute(app, of(threads.seeThreads), (input) => seeThreads(deps, input))
  addRoute(app, of(threads.chooseCommentMails), (input) => chooseCommentMails(deps, input))
}
