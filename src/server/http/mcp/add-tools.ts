import type {
  CallToolResult,
  McpServer,
  StandardSchemaWithJSON,
  ToolAnnotations,
} from '@modelcontextprotocol/server'
import { z } from 'zod'
import { LIMITS } from '#contract/limits.ts'
import { idSchema, makeTextSchema } from '#contract/make-text-schema.ts'
import { PROGRESS_STATES } from '#domain/agents/progress.ts'
import type { Scope } from '#domain/agents/scopes.ts'
import { requireScope } from '#server/agents/find-caller.ts'
import { INPUT_TEXT, TOOL_TEXT } from '#server/prompts/agents/door-text.ts'
import { answerOrRefuse } from './answer-tool.ts'
import { ask } from './ask-tool.ts'
import type { Desk } from './desk.ts'
import * as read from './reading-tools.ts'
import { report } from './report-tool.ts'

const project = idSchema.describe(INPUT_TEXT.project)
const version = z.int().min(1).optional().describe(INPUT_TEXT.version)
const item = z.string().min(1).max(40).describe(INPUT_TEXT.id)

/** Plain input schemas: objects of texts and numbers. Made once. */
const INPUTS = {
  list_projects: z.object({}),
  get_overview: z.object({ project, version }),
  search_items: z.object({
    project,
    query: makeTextSchema(200).min(1).describe(INPUT_TEXT.query),
    version,
  }),
  get_item: z.object({ project, id: item, version }),
  get_changes: z.object({ project, since: z.int().min(1).describe(INPUT_TEXT.since) }),
  next_slice: z.object({ project }),
  ask_founder: z.object({
    project,
    item,
    question: makeTextSchema(LIMITS.agentQuestion).min(1).describe(INPUT_TEXT.question),
  }),
  report_progress: z.object({
    project,
    item,
    state: z.enum(PROGRESS_STATES),
    evidence: makeTextSchema(LIMITS.evidence).describe(INPUT_TEXT.evidence),
  }),
}

type Name = keyof typeof INPUTS

/**
 * The same schemas, each with its form in JSON made once: the library asks for it with every call.
 */
const SCHEMAS = Object.fromEntries(
  Object.entries(INPUTS).map(([name, schema]) => [name, withKnownJson(schema)]),
) as Record<Name, StandardSchemaWithJSON>

function withKnownJson(schema: z.ZodObject): StandardSchemaWithJSON {
  const standard = schema['~standard']
  const input = standard.jsonSchema.input({ target: 'draft-2020-12' })
  return {
    '~standard': { ...standard, jsonSchema: { ...standard.jsonSchema, input: () => input } },
  }
}

const READS: ToolAnnotations = {
  readOnlyHint: true,
  idempotentHint: true,
  destructiveHint: false,
  openWorldHint: false,
}

const WRITES: ToolAnnotations = { ...READS, readOnlyHint: false }

/** The tools of the door; whether this caller may use one, it is told when it does. */
export function addTools(server: McpServer, desk: Desk): void {
  const add = <Tool extends Name>(
    name: Tool,
    run: (desk: Desk, input: z.output<(typeof INPUTS)[Tool]>) => Promise<CallToolResult>,
    scope: Scope = 'requirements:read',
  ) => {
    const inputSchema: StandardSchemaWithJSON = SCHEMAS[name]
    const annotations = scope === 'requirements:read' ? READS : WRITES
    server.registerTool(name, { ...TOOL_TEXT[name], inputSchema, annotations }, (input) =>
      answerOrRefuse(desk.deps.log, () => {
        requireScope(desk.caller, scope)
        return run(desk, input as z.output<(typeof INPUTS)[Tool]>)
      }),
    )
  }
  add('list_projects', read.listTheProjects)
  add('get_overview', read.getOverview)
  add('search_items', read.findItems)
  add('get_item', read.getItem)
  add('get_changes', read.getChanges)
  add('next_slice', read.getNextSlice)
  add('ask_founder', ask, 'questions:write')
  add('report_progress', report, 'progress:write')
}
