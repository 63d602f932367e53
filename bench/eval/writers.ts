import { readFileSync } from 'node:fs'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { inputOf } from '#domain/requirements/testing/input-of.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { fenceData } from '#server/prompts/fence-data.ts'
import { createBuiltInAssistant } from '#server/providers/create-built-in-assistant.ts'
import { createModelWriter } from '#server/providers/model-writer/create-model-writer.ts'
import type { ModelCaller } from '#server/providers/models/model-caller.ts'
import { doHeavyWork } from '#server/worker/heavy-work.ts'
import type { Founder } from './founders.ts'

type Writer = (founder: Founder) => Promise<string>

const RECORDED = new URL('./recorded/', import.meta.url)

const SINGLE_PROMPT =
  'Write a complete requirements document in Markdown for the web application that the answers describe, ready for developers: functional requirements with ids (FR-1, FR-2, ...) and acceptance criteria (Given, When, Then), roles, data, non-functional requirements, budget and timeline.'

/** The writers that are compared. Without a `caller` the single prompt has recorded replies, and no model writes a document. */
export function writersWith(caller: ModelCaller | null): Record<string, Writer> {
  return {
    'single prompt': caller
      ? (founder) => ask(caller, founder)
      : async ({ name }) => readFileSync(new URL(`${name}.md`, RECORDED), 'utf8'),
    'engine alone': (founder) => write(createBuiltInAssistant(doHeavyWork).writeDocument, founder),
    ...(caller && {
      'model held to the answers': (founder: Founder) =>
        write(createModelWriter(caller, doHeavyWork), founder),
    }),
  }
}

async function ask(caller: ModelCaller, { answers }: Founder): Promise<string> {
  const texts = Object.entries(answers).map(([heading, text]) => ({ heading, text }))
  const messages = [{ role: 'user' as const, content: fenceData(texts) }]
  const call = {
    userId: 'evaluation',
    purpose: 'evaluation',
    instructions: SINGLE_PROMPT,
    messages,
  }
  const signal = AbortSignal.timeout(300_000)
  return (await caller.text({ ...call, signal }, () => undefined)).text
}

async function write(
  writeDocument: ReturnType<typeof createModelWriter>,
  founder: Founder,
): Promise<string> {
  const signal = AbortSignal.timeout(300_000)
  // The worker that writes has taggers of its own.
  const { taggers: _taggers, ...given } = inputOf(founder)
  const input = { userId: 'evaluation', language: 'answers' as const, ...given, previous: null }
  return renderMarkdown(await writeDocument(input, () => undefined, signal), DOCUMENT_WORDS)
}
