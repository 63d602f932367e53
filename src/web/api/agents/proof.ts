import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { getProof, Proof } from '#contract/agents/proof-endpoints.ts'
import { queryKeys } from '#web/api/cache/query-keys.ts'
import { call } from '#web/api/client.ts'

/** What is shown to work of a version of a project's document. */
export function useProof(projectId: string, version: number | 'latest'): UseQueryResult<Proof> {
  return useQuery({
    queryKey: queryKeys.proof(projectId, version),
    queryFn: ({ signal }) =>
      call<typeof getProof>('get', '/api/projects/{id}/documents/{version}/proof', {
        params: { id: projectId, version: String(version) },
        signal,
      }),
    // Test reports come in meanwhile.
    refetchOnMount: 'always',
  })
}
