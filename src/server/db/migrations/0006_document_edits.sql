CREATE TABLE "document_edits" (
	"user_id" text NOT NULL,
	"project_id" text NOT NULL,
	"item" text NOT NULL,
	"field" text NOT NULL,
	"generated" text NOT NULL,
	"text" text NOT NULL,
	"basis" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_edits_user_id_project_id_item_field_pk" PRIMARY KEY("user_id","project_id","item","field")
);
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "edits" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "document_edits" ADD CONSTRAINT "document_edits_user_id_project_id_projects_user_id_id_fk" FOREIGN KEY ("user_id","project_id") REFERENCES "public"."projects"("user_id","id") ON DELETE cascade ON UPDATE no action;