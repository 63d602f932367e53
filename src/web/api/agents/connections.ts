import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
} from '@tanstack/react-query'
import type * as endpoints from '#contract/agents/connection-endpoints.ts'
import type { AskingAgent, Connection } from '#contract/agents/connection-endpoints.ts'
import { queryKeys } from '#web/api/cache/query-keys.ts'
import { useChange } from '#web/api/cache/use-change.ts'
import { call } from '#web/api/client.ts'

/** The agents that the account has let in. */
export function useConnections(): UseQueryResult<Connection[]> {
  return useQuery({
    queryKey: queryKeys.connections,
    queryFn: ({ signal }) =>
      call<typeof endpoints.listConnections>('get', '/api/connections', { signal }),
    // Agents come and go meanwhile.
    refetchOnMount: 'always',
  })
}

/** Takes an agent's access back. */
export function useEndConnection(): UseMutationResult<unknown, Error, string> {
  return useChange(queryKeys.connections, (connectionId) =>
    call<typeof endpoints.endConnection>('delete', '/api/connections/{connectionId}', {
      params: { connectionId },
    }),
  )
}

/** The agent that asks to be let in. */
export function useAskingAgent(client: string): UseQueryResult<AskingAgent> {
  return useQuery({
    queryKey: queryKeys.askingAgent(client),
    queryFn: ({ signal }) =>
      call<typeof endpoints.getAskingAgent>('get', '/api/connections/asking', {
        query: { client },
        signal,
      }),
  })
}

interface Said {
  accept: boolean
  /** The question with the server's signature, as it stands in the address. */
  question: string
}

/** Says yes or no; gives the address at which the agent waits for it. */
export function useAnswerAgent(): UseMutationResult<{ url: string }, Error, Said> {
  return useMutation({
    mutationFn: ({ accept, question }) =>
      call<typeof endpoints.answerAgent>('post', '/api/auth/oauth2/consent', {
        body: { accept, oauth_query: question },
      }),
  })
}
