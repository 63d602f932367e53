CREATE TABLE "approvals" (
	"user_id" text NOT NULL,
	"project_id" text NOT NULL,
	"id" text NOT NULL,
	"version" integer NOT NULL,
	"asked_name" text NOT NULL,
	"name" text,
	"role" text,
	"approved_at" timestamp (3) with time zone,
	"sha256" text,
	"items" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "approvals_user_id_project_id_id_pk" PRIMARY KEY("user_id","project_id","id")
);
--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_user_id_project_id_projects_user_id_id_fk" FOREIGN KEY ("user_id","project_id") REFERENCES "public"."projects"("user_id","id") ON DELETE cascade ON UPDATE no action;