import { readFileSync } from 'node:fs'
import { verifyExport } from '#domain/requirements/approvals/verify-export.ts'
import { digestText } from '#server/digest-text.ts'
import { describeVerification } from './describe-verification.ts'

/** `npm run verify -- FILE`: ends with 0 where the file is as it was exported, else with 1. */
const [file] = process.argv.slice(2)
if (file === undefined) {
  process.stderr.write('Which file? Use: npm run verify -- FILE\n')
  process.exitCode = 1
} else {
  try {
    const verdict = verifyExport(JSON.parse(readFileSync(file, 'utf8')), digestText)
    process.stdout.write(describeVerification(verdict))
    if (verdict.code !== 'checked' || verdict.isUnchanged === false) process.exitCode = 1
  } catch (error) {
    process.stderr.write(`${file} can't be read as JSON: ${(error as Error).message}\n`)
    process.exitCode = 1
  }
}
