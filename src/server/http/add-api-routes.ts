import type { OpenAPIHono } from '@hono/zod-openapi'
import * as answers from '#contract/answers.ts'
import * as approvals from '#contract/approving/approval-endpoints.ts'
import * as consultations from '#contract/consultations.ts'
import * as preview from '#contract/document-preview.ts'
import type { StoredDocument } from '#contract/documents.ts'
import * as documents from '#contract/documents.ts'
import * as questioning from '#contract/editing/answer-question.ts'
import * as edits from '#contract/editing/edit-endpoints.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import * as projects from '#contract/projects.ts'
import * as questions from '#contract/questions.ts'
import * as modelReading from '#contract/reading/read-model.ts'
import * as readings from '#contract/reading/reading-endpoints.ts'
import * as sharing from '#contract/sharing.ts'
import * as telling from '#contract/telling/telling-endpoints.ts'
import { answerOpenQuestion } from '#server/answers/answer-open-question.ts'
import { listAnswers } from '#server/answers/list-answers.ts'
import { listQuestions } from '#server/answers/list-questions.ts'
import { saveAnswer } from '#server/answers/save-answer.ts'
import { askConsultation } from '#server/consultations/ask-consultation.ts'
import { listConsultations } from '#server/consultations/list-consultations.ts'
import { stopConsultation } from '#server/consultations/stop-consultation.ts'
import type { Deps } from '#server/deps.ts'
import { cancelGeneration } from '#server/documents/cancel-generation.ts'
import { correctDocument } from '#server/documents/correct-document.ts'
import { saveEdits } from '#server/documents/editing/save-edits.ts'
import { generateRequirements } from '#server/documents/generate-requirements.ts'
import { getDocument } from '#server/documents/get-document.ts'
import { getGeneration } from '#server/documents/get-generation.ts'
import { listDocuments } from '#server/documents/list-documents.ts'
import { previewDocument } from '#server/documents/preview-document.ts'
import { restoreDocument } from '#server/documents/restore-document.ts'
import { createProject } from '#server/projects/create-project.ts'
import { deleteProject } from '#server/projects/delete-project.ts'
import { getProject } from '#server/projects/get-project.ts'
import { listProjects } from '#server/projects/list-projects.ts'
import { updateProject } from '#server/projects/update-project.ts'
import { decideReading } from '#server/readings/decide-reading.ts'
import { getReading } from '#server/readings/get-reading.ts'
import { readForDocument } from '#server/readings/read-for-document.ts'
import { readWithModel } from '#server/readings/read-with-model.ts'
import { askApproval } from '#server/sharing/approving/ask-approval.ts'
import { endApproval } from '#server/sharing/approving/end-approval.ts'
import { listApprovals } from '#server/sharing/approving/list-approvals.ts'
import { createShare } from '#server/sharing/create-share.ts'
import { endShare } from '#server/sharing/end-share.ts'
import { listShares } from '#server/sharing/list-shares.ts'
import { changeTelling } from '#server/telling/change-telling.ts'
import { deleteTelling } from '#server/telling/delete-telling.ts'
import { listTellings } from '#server/telling/list-tellings.ts'
import { sortWithModel } from '#server/telling/sort-with-model.ts'
import { takeDrafts } from '#server/telling/take-drafts.ts'
import { tell } from '#server/telling/tell.ts'
import { tellFile } from '#server/telling/tell-file.ts'
import { settleReplies } from '#server/threads/mails/settle-replies.ts'
import { addRoute, type RouteHandler } from './add-route.ts'
import type { AppEnv } from './app-env.ts'

type Serve = <E extends Endpoint>(endpoint: E, handler: RouteHandler<E>) => void

/** The calls for signed-in users: which use-case serves which endpoint. */
export function addApiRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  const serve: Serve = (endpoint, handler) => addRoute(app, { deps, endpoint }, handler)
  const serveHot: Serve = (endpoint, handler) =>
    addRoute(app, { deps, endpoint, recalls: true }, handler)
  answerRoutes(serveHot, deps)
  readingRoutes(serve, deps)
  documentRoutes(serve, deps)
  sharingRoutes(serve, deps)

  serve(projects.listProjects, (input) => listProjects(deps, input))
  serve(projects.createProject, (input) => createProject(deps, input))
  serve(projects.getProject, (input) => getProject(deps, projectOf(input)))
  serve(projects.updateProject, (input) =>
    updateProject(deps, { ...input, projectId: input.params.id }),
  )
  serve(projects.deleteProject, (input) =>
    deleteProject(deps, { ...input, projectId: input.params.id }),
  )

  serve(questions.listQuestions, ({ language }) => listQuestions(language))
  serve(telling.listTellings, (input) => listTellings(deps, projectOf(input)))
  serve(telling.tell, (input) => tell(deps, { ...input, projectId: input.params.id }))
  serve(telling.tellFile, (input) => tellFile(deps, { ...input, projectId: input.params.id }))
  serve(telling.takeDrafts, (input) => takeDrafts(deps, { ...input, projectId: input.params.id }))
  serve(telling.sortTellingWithModel, (input) =>
    sortWithModel(deps, { ...input, ...tellingOf(input) }),
  )
  serve(telling.changeTelling, (input) => changeTelling(deps, { ...input, ...tellingOf(input) }))
  serve(telling.deleteTelling, (input) => deleteTelling(deps, { ...input, ...tellingOf(input) }))

  serve(modelReading.readWithModel, (input) =>
    readWithModel(deps, { ...input, projectId: input.params.id }),
  )

  serve(consultations.listConsultations, (input) => listConsultations(deps, projectOf(input)))
  serve(consultations.askConsultation, (input) =>
    askConsultation(deps, { ...input, projectId: input.params.id }),
  )
  serve(consultations.stopConsultation, (input) =>
    stopConsultation(deps, { ...projectOf(input), consultationId: input.params.consultationId }),
  )
}

/** What is called as often as everything else together: see `recalls` in `addRoute`. */
function answerRoutes(serveHot: Serve, deps: Deps): void {
  serveHot(answers.listAnswers, (input) =>
    listAnswers(deps, { ...input, projectId: input.params.id }),
  )
  serveHot(answers.saveAnswer, (input) =>
    saveAnswer(deps, { ...input, projectId: input.params.id }),
  )
}

function readingRoutes(serve: Serve, deps: Deps): void {
  serve(readings.getReading, (input) =>
    getReading(deps, { ...projectOf(input), signal: input.signal }),
  )
  serve(readings.decideReading, (input) =>
    decideReading(deps, { ...input, projectId: input.params.id }),
  )
}

function sharingRoutes(serve: Serve, deps: Deps): void {
  serve(sharing.createShare, (input) => createShare(deps, { ...input, projectId: input.params.id }))
  serve(sharing.listShares, (input) => listShares(deps, input))
  serve(sharing.endShare, (input) => endShare(deps, input))
  serve(approvals.askApproval, (input) =>
    askApproval(deps, { ...input, projectId: input.params.id }),
  )
  serve(approvals.listApprovals, (input) => listApprovals(deps, projectOf(input)))
  serve(approvals.endApproval, (input) => endApproval(deps, input))
}

function documentRoutes(serve: Serve, deps: Deps): void {
  // A new version may hold what comments were answered with; where this fails, a job does it.
  const settled = (input: Parameters<typeof projectOf>[0]) => async (document: StoredDocument) => {
    await settleReplies(deps, projectOf(input)).catch((err: unknown) => {
      deps.log.warn({ err }, 'replies were not settled')
    })
    return document
  }
  serve(documents.generateRequirements, (input) =>
    generateRequirements(deps, {
      ...input,
      projectId: input.params.id,
      read: (signal) =>
        readForDocument(deps, { account: input.account, projectId: input.params.id, signal }),
    }).then(settled(input)),
  )
  serve(documents.getGeneration, (input) => getGeneration(deps, projectOf(input)))
  serve(documents.cancelGeneration, (input) => cancelGeneration(deps, projectOf(input)))
  serve(documents.listDocuments, (input) => listDocuments(deps, projectOf(input)))
  serve(documents.getDocument, (input) =>
    getDocument(deps, { ...projectOf(input), ...input.params, signal: input.signal }),
  )
  serve(preview.previewDocument, (input) =>
    previewDocument(deps, { ...input, projectId: input.params.id }),
  )
  serve(documents.correctDocument, (input) =>
    correctDocument(deps, {
      ...input,
      projectId: input.params.id,
      read: (signal) => getReading(deps, { ...projectOf(input), signal: () => signal }),
    }).then(settled(input)),
  )
  serve(documents.restoreDocument, (input) =>
    restoreDocument(deps, { ...input, ...versionOf(input), signal: input.signal() }),
  )
  serve(questioning.answerOpenQuestion, (input) =>
    answerOpenQuestion(deps, { ...input, projectId: input.params.id, item: input.params.item }),
  )
  serve(edits.saveEdits, (input) =>
    saveEdits(deps, { ...input, projectId: input.params.id, item: input.params.item }),
  )
}

function versionOf({ params }: { params: { id: string; version: string } }) {
  return { projectId: params.id, version: params.version }
}

function tellingOf({ params }: { params: { id: string; tellingId: string } }) {
  return { projectId: params.id, tellingId: params.tellingId }
}

function projectOf(input: { account: { id: string }; params: { id: string } }) {
  return { userId: input.account.id, projectId: input.params.id }
}
