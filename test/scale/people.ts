import { createHmac } from 'node:crypto'
import { Client } from '#test/client.ts'
import { PROJECTS_EACH, projectIdOf, tokenOf } from './fill.ts'

export const SECRET = 'kX3v9Qe1Lr7Tn5Wb8Zc2Yd6Uf4Hg0Jm1'
const COOKIE = 'groundwork.session_token'
/** Alike in every database, so that each remembers as much of them. */
const ASKED_PEOPLE = 100

/** Somebody of a filled database, signed in, with the number of a project of theirs. */
export interface Person {
  client: Client
  cookie: string
  project: number
}

/** A hundred people who lie evenly among all, each with one of their projects after the other. */
export function choosePeople(origin: string, projects: number): Person[] {
  const people = Math.ceil(projects / PROJECTS_EACH)
  const count = Math.min(ASKED_PEOPLE, people)
  return Array.from({ length: count * PROJECTS_EACH }, (_, at) => {
    const number = 1 + Math.floor(((at % count) * people) / count)
    return createPerson(origin, number, (number - 1) * PROJECTS_EACH + 1 + Math.floor(at / count))
  })
}

/** Others than those, each asked once: nothing of theirs was read lately. */
export function chooseStrangers(origin: string, projects: number, count: number): Person[] {
  const people = Math.ceil(projects / PROJECTS_EACH)
  return Array.from({ length: count }, (_, at) => {
    const number = 1 + ((at * 7_919 + 13) % people)
    return createPerson(origin, number, (number - 1) * PROJECTS_EACH + 1)
  })
}

function createPerson(origin: string, number: number, project: number): Person {
  const client = new Client(origin, origin)
  const token = tokenOf(number)
  const signature = createHmac('sha256', SECRET).update(token).digest('base64')
  const value = encodeURIComponent(`${token}.${signature}`)
  client.cookies.set(COOKIE, value)
  return { client, cookie: `${COOKIE}=${value}`, project }
}

export function pathOf({ project }: Person): string {
  return `/api/projects/${projectIdOf(project)}`
}
