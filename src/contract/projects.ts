import { z } from 'zod'
import { MOST_PROJECTS } from '#domain/entitlements.ts'
import { DOCUMENT_LANGUAGES } from '#domain/language.ts'
import { PROJECT_STATUSES } from '#domain/project.ts'
import { MOST_SETTLED } from '#domain/starters/starters.ts'
import { STARTER_KINDS } from '#domain/starters/starters-text.ts'
import type { Endpoint } from './endpoint.ts'
import { nameIssue } from './issues/issue-text.ts'
import { LIMITS } from './limits.ts'
import { idSchema, makeTextSchema } from './make-text-schema.ts'

/** A founder's kind of app, and the starters of it that were taken or struck, by id. */
const starters = z.object({
  kind: z.enum(STARTER_KINDS),
  settled: z.array(z.string().regex(/^[a-z]{1,20}\.q\d{1,2}\.[a-zA-Z]{1,30}$/)).max(MOST_SETTLED),
})

export const projectSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    description: z.string().nullable(),
    assignee: z.string().nullable(),
    startDate: z.iso.datetime().nullable(),
    endDate: z.iso.datetime().nullable(),
    /** What its documents are written in. */
    language: z.enum(DOCUMENT_LANGUAGES),
    starters: starters.nullable(),
    status: z.enum(PROJECT_STATUSES),
    progress: z.int(),
    answeredCount: z.int(),
    questionCount: z.int(),
    /** When an answer was last saved; null when there is none. */
    lastAnswerAt: z.iso.datetime().nullable(),
    /** The newest stored document's version; null when none was generated. */
    documentVersion: z.int().nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Project' })

export type Project = z.output<typeof projectSchema>

const date = z.iso
  .datetime({ offset: true, error: nameIssue('date') })
  .nullable()
  .optional()

const fields = {
  title: makeTextSchema(LIMITS.title, 'titleRequired').trim().min(1, nameIssue('titleRequired')),
  description: makeTextSchema(LIMITS.description).nullable().optional(),
  assignee: makeTextSchema(LIMITS.assignee).nullable().optional(),
  startDate: date,
  endDate: date,
  language: z.enum(DOCUMENT_LANGUAGES).optional(),
}

function endsAfterStart(value: {
  startDate?: string | null | undefined
  endDate?: string | null | undefined
}): boolean {
  if (!value.startDate || !value.endDate) return true
  return Date.parse(value.endDate) >= Date.parse(value.startDate)
}

const END_BEFORE_START = {
  path: ['endDate'],
  message: nameIssue('endBeforeStart'),
}

export const createProjectBody = z
  .object(fields)
  .refine(endsAfterStart, { ...END_BEFORE_START })
  .meta({ id: 'CreateProject' })

export const updateProjectBody = z
  .object({ ...fields, starters: starters.nullable() })
  .partial()
  .refine(endsAfterStart, { ...END_BEFORE_START })
  .meta({ id: 'UpdateProject' })

const params = z.object({ id: idSchema })

/** A page of a list: at most `limit` entries after the first `offset`. */
const page = z.object({
  limit: z.coerce.number().int().min(1).max(MOST_PROJECTS).default(MOST_PROJECTS),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
})

export const listProjects = {
  method: 'get',
  path: '/api/projects',
  summary: "The user's projects, the newest change first; a page of them where one is asked for",
  query: page,
  response: z.array(projectSchema),
  errors: ['signed_out', 'invalid_input'],
} as const satisfies Endpoint

export const createProject = {
  method: 'post',
  path: '/api/projects',
  summary: 'Create a project',
  body: createProjectBody,
  response: projectSchema,
  status: 201,
  errors: [
    'signed_out',
    'invalid_input',
    'trial_project_limit',
    'free_project_limit',
    'project_limit',
    'trial_ended',
    'account_suspended',
    'suspended_by_operator',
  ],
} as const satisfies Endpoint

export const getProject = {
  method: 'get',
  path: '/api/projects/{id}',
  summary: 'One project',
  params,
  response: projectSchema,
  errors: ['signed_out', 'not_found'],
} as const satisfies Endpoint

export const updateProject = {
  method: 'patch',
  path: '/api/projects/{id}',
  summary: 'Change a project',
  params,
  body: updateProjectBody,
  response: projectSchema,
  errors: [
    'signed_out',
    'invalid_input',
    'not_found',
    'account_suspended',
    'suspended_by_operator',
  ],
} as const satisfies Endpoint

export const deleteProject = {
  method: 'delete',
  path: '/api/projects/{id}',
  summary: 'Delete a project with everything in it',
  params,
  response: z.object({ id: z.string() }),
  errors: ['signed_out', 'not_found', 'trial_no_deletion'],
} as const satisfies Endpoint
