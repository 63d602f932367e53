import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { INPUT_TEXT, PROMPT_TEXT } from '#server/prompts/agents/door-text.ts'
import type { Desk } from './desk.ts'
import { nameReportAddress } from './name-report-address.ts'

/** An id as the server makes them: nothing else gets into a prompt's words. */
const argsSchema = z.object({
  project: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .describe(INPUT_TEXT.project),
})

/** The prompts that a person may pick. They hold words of ours alone, and the project's id. */
export function addPrompts(server: McpServer, { deps }: Desk): void {
  for (const [name, { text, ...config }] of Object.entries(PROMPT_TEXT)) {
    server.registerPrompt(name, { ...config, argsSchema }, ({ project }) => ({
      messages: [
        {
          role: 'user',
          content: { type: 'text', text: text(project, nameReportAddress(deps.config, project)) },
        },
      ],
    }))
  }
}
