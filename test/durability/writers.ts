import type { Answer } from '#contract/answers.ts'
import type { Project } from '#contract/projects.ts'
import { QUESTIONS } from '#domain/questionnaire/questions.ts'
import { Client } from '#test/client.ts'

/** One place that is written again and again: an answer of somebody's project. */
export interface Writer {
  client: Client
  path: string
  questionId: string
  /** The number of the last save that was answered 200 with its whole body. */
  acknowledged: number
  /** The number of the last save that was sent. */
  sent: number
}

/** Signs people up, gives each a project, and each of their first questions a writer. */
export async function createWriters(origin: string, count: number): Promise<Writer[]> {
  const questions = QUESTIONS.slice(0, 5)
  const writers: Writer[] = []
  while (writers.length < count) {
    const client = new Client(origin, origin)
    const email = `writer-${crypto.randomUUID()}@studio.test`
    const person = { firstName: 'Mia', lastName: 'Alvarez', email, password: 'nine quiet lamps' }
    const signedUp = await client.post('/api/sign-up', person)
    const project = await client.post<Project>('/api/projects', { title: 'Kill nine' })
    if (project.status !== 201) throw new Error(`sign-up ${signedUp.text}, project ${project.text}`)
    const path = `/api/projects/${project.body.id}/answers`
    for (const { id } of questions) {
      writers.push({ client, path, questionId: id, acknowledged: 0, sent: 0 })
    }
  }
  return writers.slice(0, count)
}

const PADDING = 'These words stand for what a person writes. '.repeat(8)

/**
 * Saves until told to stop or until the server is gone. Every second save carries a key, so that it
 * writes two rows together. Returns how many saves were refused by an answer other than 200.
 */
export async function writeUntil(writer: Writer, isOver: () => boolean): Promise<number> {
  let refused = 0
  while (!isOver()) {
    writer.sent += 1
    const number = writer.sent
    const body = { questionId: writer.questionId, value: `${number} ${PADDING}` }
    const key = number % 2 === 0 ? { 'idempotency-key': crypto.randomUUID() } : {}
    try {
      const answer = await writer.client.post<Answer>(writer.path, body, key)
      const isWhole = answer.status === 200 && answer.body.value === body.value
      if (isWhole) writer.acknowledged = number
      else refused += 1
    } catch {
      // The server was killed: whether this save was done is not known, and either is right.
      return refused
    }
  }
  return refused
}

/** The writers whose last acknowledged save is not there, or who read what they never sent. */
export async function lostWrites(writers: readonly Writer[]): Promise<string[]> {
  const lost: string[] = []
  for (const writer of writers) {
    const { status, body } = await writer.client.get<Answer[]>(writer.path)
    const answers: Answer[] = status === 200 ? body : []
    const answer = answers.find(({ questionId }) => questionId === writer.questionId)
    const kept = answer ? Number(String(answer.value).split(' ')[0]) : 0
    if (status !== 200 || kept < writer.acknowledged || kept > writer.sent) {
      lost.push(
        `${writer.questionId} of ${writer.path}: acknowledged ${writer.acknowledged}, kept ${kept}, answered ${status}`,
      )
    }
  }
  return lost
}
