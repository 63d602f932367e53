CREATE TABLE "readings" (
	"user_id" text NOT NULL,
	"project_id" text NOT NULL,
	"version" integer NOT NULL,
	"last_row" integer NOT NULL,
	"rows" jsonb NOT NULL,
	"answers" jsonb NOT NULL,
	"reader" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "readings_user_id_project_id_pk" PRIMARY KEY("user_id","project_id")
);
--> statement-breakpoint
ALTER TABLE "readings" ADD CONSTRAINT "readings_user_id_project_id_projects_user_id_id_fk" FOREIGN KEY ("user_id","project_id") REFERENCES "public"."projects"("user_id","id") ON DELETE cascade ON UPDATE no action;