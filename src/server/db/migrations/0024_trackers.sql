CREATE TABLE "tracker_connections" (
	"user_id" text NOT NULL,
	"project_id" text NOT NULL,
	"kind" text NOT NULL,
	"site" text,
	"email" text,
	"target_id" text NOT NULL,
	"target_name" text NOT NULL,
	"sealed_token" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tracker_connections_user_id_project_id_pk" PRIMARY KEY("user_id","project_id")
);
--> statement-breakpoint
CREATE TABLE "tracker_items" (
	"user_id" text NOT NULL,
	"project_id" text NOT NULL,
	"item" text NOT NULL,
	"proposed" text NOT NULL,
	"external" text,
	"ref" text,
	"url" text,
	"left" jsonb NOT NULL,
	"pending" jsonb NOT NULL,
	CONSTRAINT "tracker_items_user_id_project_id_item_pk" PRIMARY KEY("user_id","project_id","item")
);
--> statement-breakpoint
CREATE TABLE "tracker_pushes" (
	"user_id" text NOT NULL,
	"project_id" text NOT NULL,
	"id" text NOT NULL,
	"status" text NOT NULL,
	"version" integer NOT NULL,
	"done" integer NOT NULL,
	"total" integer NOT NULL,
	"created" integer NOT NULL,
	"changed" integer NOT NULL,
	"closed" integer NOT NULL,
	"refused" jsonb NOT NULL,
	"waits_until" timestamp (3) with time zone,
	"error" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"alive_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tracker_pushes_user_id_project_id_pk" PRIMARY KEY("user_id","project_id")
);
--> statement-breakpoint
ALTER TABLE "tracker_connections" ADD CONSTRAINT "tracker_connections_user_id_project_id_projects_user_id_id_fk" FOREIGN KEY ("user_id","project_id") REFERENCES "public"."projects"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracker_items" ADD CONSTRAINT "tracker_items_connection_fk" FOREIGN KEY ("user_id","project_id") REFERENCES "public"."tracker_connections"("user_id","project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracker_pushes" ADD CONSTRAINT "tracker_pushes_connection_fk" FOREIGN KEY ("user_id","project_id") REFERENCES "public"."tracker_connections"("user_id","project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tracker_pushes_running" ON "tracker_pushes" USING btree ("alive_at") WHERE status = 'running';