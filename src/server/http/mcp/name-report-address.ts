import { reportTestsV1 } from '#contract/agents/proof-endpoints.ts'
import type { Deps } from '#server/deps.ts'

/** Where the test reports of a project are sent; without a project, with a place for its id. */
export function nameReportAddress(
  { publicUrl }: Pick<Deps['config'], 'publicUrl'>,
  project = 'PROJECT_ID',
): string {
  return new URL(reportTestsV1.path.replace('{id}', project), publicUrl).href
}
