CREATE TABLE "comment_mails" (
	"user_id" text PRIMARY KEY NOT NULL,
	"is_off" boolean DEFAULT false NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "guests" (
	"user_id" text NOT NULL,
	"project_id" text NOT NULL,
	"id" text NOT NULL,
	"share_id" text NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"email" text,
	"email_confirmed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guests_user_id_project_id_id_pk" PRIMARY KEY("user_id","project_id","id")
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"user_id" text NOT NULL,
	"project_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"item" text NOT NULL,
	"item_text" text NOT NULL,
	"rows" jsonb NOT NULL,
	"field" text NOT NULL,
	"quote" text NOT NULL,
	"version" integer NOT NULL,
	"question_id" text NOT NULL,
	"asker" text NOT NULL,
	"guest_id" text,
	"share_id" text,
	"asker_name" text NOT NULL,
	"text" text NOT NULL,
	"reply" text,
	"reply_mark" text,
	"replied_at" timestamp (3) with time zone,
	"held_in" integer,
	"changes" jsonb,
	"seen_at" timestamp (3) with time zone,
	"founder_told_at" timestamp (3) with time zone,
	"asker_told_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "threads_user_id_project_id_id_pk" PRIMARY KEY("user_id","project_id","id")
);
--> statement-breakpoint
ALTER TABLE "comment_mails" ADD CONSTRAINT "comment_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guests" ADD CONSTRAINT "guests_user_id_project_id_projects_user_id_id_fk" FOREIGN KEY ("user_id","project_id") REFERENCES "public"."projects"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_user_id_project_id_projects_user_id_id_fk" FOREIGN KEY ("user_id","project_id") REFERENCES "public"."projects"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "threads_newest" ON "threads" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "threads_untold" ON "threads" USING btree ("created_at","user_id") WHERE founder_told_at IS NULL AND seen_at IS NULL;--> statement-breakpoint
CREATE INDEX "threads_unheld" ON "threads" USING btree ("replied_at","user_id","project_id") WHERE replied_at IS NOT NULL AND held_in IS NULL;--> statement-breakpoint
CREATE INDEX "threads_to_tell" ON "threads" USING btree ("replied_at") WHERE guest_id IS NOT NULL AND held_in IS NOT NULL AND asker_told_at IS NULL;