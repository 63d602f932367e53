CREATE TABLE "tellings" (
	"user_id" text NOT NULL,
	"project_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text,
	"origin" text NOT NULL,
	"text" text NOT NULL,
	"stretches" jsonb NOT NULL,
	"edits" jsonb NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tellings_user_id_project_id_id_pk" PRIMARY KEY("user_id","project_id","id")
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "told_letters" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tellings" ADD CONSTRAINT "tellings_user_id_project_id_projects_user_id_id_fk" FOREIGN KEY ("user_id","project_id") REFERENCES "public"."projects"("user_id","id") ON DELETE cascade ON UPDATE no action;