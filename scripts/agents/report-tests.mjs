#!/usr/bin/env node
// Sends test reports (JUnit XML or Cucumber messages) to the requirements they prove:
//   GROUNDWORK_TOKEN=... node report-tests.mjs report.xml [more.xml ...]
// A test is bound by the id in its name, its class or its tags: AC-007.2 or FR-007.
// The token is made on the profile page and needs the right to report progress.
import { readFile } from 'node:fs/promises'

const server = process.env.GROUNDWORK_URL ?? 'ADDRESS'
const project = process.env.GROUNDWORK_PROJECT ?? 'PROJECT'
const token = process.env.GROUNDWORK_TOKEN
const files = process.argv.slice(2)
if (!token || files.length === 0) {
  console.error('Set GROUNDWORK_TOKEN and name at least one report.')
  process.exit(2)
}
for (const file of files) {
  const response = await fetch(new URL(`/api/v1/projects/${project}/test-reports`, server), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: await readFile(file),
  }).catch((error) => ({
    ok: false,
    json: async () => ({ message: String(error.cause ?? error) }),
  }))
  const said = await response.json().catch(() => ({}))
  if (!response.ok) {
    console.error(`${file}: ${said.message ?? 'the server did not take it'}`)
    process.exitCode = 1
    continue
  }
  console.log(
    file +
      ': ' +
      said.tests +
      ' tests, ' +
      said.bound +
      ' items bound, ' +
      said.failing.length +
      ' failing',
  )
  if (said.unknown.length > 0) console.log(`  not in the document: ${said.unknown.join(', ')}`)
}
