import {
  type QueryClient,
  queryOptions,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { z } from 'zod'
import type {
  createProject,
  createProjectBody,
  deleteProject,
  getProject,
  listProjects,
  Project,
  updateProject,
  updateProjectBody,
} from '#contract/projects.ts'
import { queryKeys } from './cache/query-keys.ts'
import { call } from './client.ts'
import { useWriteKey } from './write-key.ts'

export type NewProject = z.input<typeof createProjectBody>
export type ProjectChanges = z.input<typeof updateProjectBody>

/** The user's projects, the newest change first. */
export function useProjects(): UseQueryResult<Project[]> {
  return useQuery(projectsQuery)
}

/** What `useProjects` asks. */
export const projectsQuery = queryOptions({
  queryKey: queryKeys.projects,
  queryFn: ({ signal }) => call<typeof listProjects>('get', '/api/projects', { signal }),
})

/** One project; shown at once when the list has it already. */
export function useProject(id: string): UseQueryResult<Project> {
  const queryClient = useQueryClient()
  return useQuery({
    ...buildProjectQuery(id),
    placeholderData: () =>
      queryClient.getQueryData<Project[]>(queryKeys.projects)?.find((project) => project.id === id),
  })
}

/** What `useProject` asks. */
export function buildProjectQuery(id: string) {
  return queryOptions({
    queryKey: queryKeys.project(id),
    queryFn: ({ signal }) =>
      call<typeof getProject>('get', '/api/projects/{id}', { params: { id }, signal }),
  })
}

/** Creates a project; a repeated try of the same input creates it once. */
export function useCreateProject(): UseMutationResult<Project, Error, NewProject> {
  const queryClient = useQueryClient()
  const { keyFor, settle } = useWriteKey()
  return useMutation({
    mutationFn: (body: NewProject) =>
      call<typeof createProject>('post', '/api/projects', { body, idempotencyKey: keyFor(body) }),
    onSuccess: (project) => {
      settle()
      rememberProject(queryClient, project)
      return refreshUser(queryClient)
    },
  })
}

/** Changes a project's details. */
export function useUpdateProject(): UseMutationResult<
  Project,
  Error,
  { id: string; changes: ProjectChanges }
> {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, changes }) =>
      call<typeof updateProject>('patch', '/api/projects/{id}', { params: { id }, body: changes }),
    onSuccess: (project) => rememberProject(queryClient, project),
  })
}

/** Deletes a project with everything in it. */
export function useDeleteProject(): UseMutationResult<{ id: string }, Error, { id: string }> {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }) =>
      call<typeof deleteProject>('delete', '/api/projects/{id}', { params: { id } }),
    onSuccess: (_, { id }) => {
      queryClient.setQueryData<Project[]>(queryKeys.projects, (list) =>
        list?.filter((project) => project.id !== id),
      )
      queryClient.removeQueries({ queryKey: queryKeys.project(id) })
      return refreshUser(queryClient)
    },
  })
}

/** Asks again for a project whose derived facts (progress, status) an answer has changed. */
export function refreshProject(queryClient: QueryClient, id: string): Promise<unknown> {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: queryKeys.projects }),
    queryClient.invalidateQueries({ queryKey: queryKeys.project(id), exact: true }),
  ])
}

/** Asks again for the user, whose counts (projects, generations) a write has changed. */
export function refreshUser(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: queryKeys.user })
}

function rememberProject(queryClient: QueryClient, project: Project): void {
  queryClient.setQueryData(queryKeys.project(project.id), project)
  queryClient.setQueryData<Project[]>(queryKeys.projects, (list) =>
    list ? [project, ...list.filter((other) => other.id !== project.id)] : list,
  )
}
