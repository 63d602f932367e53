CREATE TABLE "model_readings" (
	"user_id" text NOT NULL,
	"project_id" text NOT NULL,
	"part" text NOT NULL,
	"digest" text NOT NULL,
	"value" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "model_readings_user_id_project_id_part_pk" PRIMARY KEY("user_id","project_id","part")
);
--> statement-breakpoint
ALTER TABLE "model_readings" ADD CONSTRAINT "model_readings_user_id_project_id_projects_user_id_id_fk" FOREIGN KEY ("user_id","project_id") REFERENCES "public"."projects"("user_id","id") ON DELETE cascade ON UPDATE no action;