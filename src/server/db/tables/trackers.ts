import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { KnownItem, TrackerKind } from '#domain/tracking/tracked-item.ts'
import { projects } from '#server/db/schema.ts'
import { createdAt, moment } from './columns.ts'

/** Where a project's requirements are sent to. */
export const trackerConnections = pgTable(
  'tracker_connections',
  {
    userId: text('user_id').notNull(),
    projectId: text('project_id').notNull(),
    kind: text('kind').$type<TrackerKind>().notNull(),
    /** The name before `.atlassian.net`, and whose token it is; null for other trackers. */
    site: text('site'),
    email: text('email'),
    targetId: text('target_id').notNull(),
    targetName: text('target_name').notNull(),
    /** The founder's token, sealed for this row. */
    sealedToken: text('sealed_token').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.projectId] }),
    foreignKey({
      columns: [table.userId, table.projectId],
      foreignColumns: [projects.userId, projects.id],
    }).onDelete('cascade'),
  ],
)

/** Which issue is which requirement's, and how we last left it. */
export const trackerItems = pgTable(
  'tracker_items',
  {
    userId: text('user_id').notNull(),
    projectId: text('project_id').notNull(),
    /** The requirement's id. */
    item: text('item').notNull(),
    /** The name where the tracker lets us choose it. */
    proposed: text('proposed').notNull(),
    /** Null while nobody knows whether the issue came to be. */
    external: text('external'),
    ref: text('ref'),
    url: text('url'),
    left: jsonb('left').$type<KnownItem['left']>().notNull(),
    pending: jsonb('pending').$type<KnownItem['pending']>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.projectId, table.item] }),
    foreignKey({
      name: 'tracker_items_connection_fk',
      columns: [table.userId, table.projectId],
      foreignColumns: [trackerConnections.userId, trackerConnections.projectId],
    }).onDelete('cascade'),
  ],
)

/** A project's newest push: how far it is, or how it ended. */
export const trackerPushes = pgTable(
  'tracker_pushes',
  {
    userId: text('user_id').notNull(),
    projectId: text('project_id').notNull(),
    /** Names the run: another one that takes it over has another name. */
    id: text('id').notNull(),
    /** `running`, `done`, `failed` or `cancelled`. */
    status: text('status').notNull(),
    version: integer('version').notNull(),
    /** Issues that are done, of so many. */
    done: integer('done').notNull(),
    total: integer('total').notNull(),
    created: integer('created').notNull(),
    changed: integer('changed').notNull(),
    closed: integer('closed').notNull(),
    /** Requirements whose issue the tracker did not take. */
    refused: jsonb('refused').$type<string[]>().notNull(),
    /** Until then the tracker asked to be left alone. */
    waitsUntil: moment('waits_until'),
    /** Why it failed: a code of the error catalogue. */
    error: text('error'),
    startedAt: moment('started_at').notNull(),
    /** The last sign of life; one without any for long belongs to a process that is gone. */
    aliveAt: moment('alive_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.projectId] }),
    foreignKey({
      name: 'tracker_pushes_connection_fk',
      columns: [table.userId, table.projectId],
      foreignColumns: [trackerConnections.userId, trackerConnections.projectId],
    }).onDelete('cascade'),
    // For the job that goes on with what a stopped process left.
    index('tracker_pushes_running').on(table.aliveAt).where(sql`status = 'running'`),
  ],
)
