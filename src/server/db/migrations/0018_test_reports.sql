CREATE TABLE "test_reports" (
	"user_id" text NOT NULL,
	"project_id" text NOT NULL,
	"id" text NOT NULL,
	"version" integer NOT NULL,
	"reporter" text NOT NULL,
	"tests" integer NOT NULL,
	"results" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "test_reports_user_id_project_id_id_pk" PRIMARY KEY("user_id","project_id","id")
);
--> statement-breakpoint
ALTER TABLE "test_reports" ADD CONSTRAINT "test_reports_user_id_project_id_projects_user_id_id_fk" FOREIGN KEY ("user_id","project_id") REFERENCES "public"."projects"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "test_reports_user_id_project_id_created_at_index" ON "test_reports" USING btree ("user_id","project_id","created_at");