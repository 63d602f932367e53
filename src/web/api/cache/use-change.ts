import {
  type QueryKey,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'

/** A write; whether it passed or not, all that is cached under `queryKey` is then read afresh. */
export function useChange<Result, Given>(
  queryKey: QueryKey,
  mutationFn: (given: Given) => Promise<Result>,
): UseMutationResult<Result, Error, Given> {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}
