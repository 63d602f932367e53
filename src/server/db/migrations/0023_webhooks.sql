CREATE TABLE "webhook_deliveries" (
	"user_id" text NOT NULL,
	"webhook_id" text NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"data" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone NOT NULL,
	"tried_at" timestamp (3) with time zone,
	"status" integer,
	"fault" text,
	"answer" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_deliveries_user_id_webhook_id_id_pk" PRIMARY KEY("user_id","webhook_id","id")
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"address" text NOT NULL,
	"events" text[] NOT NULL,
	"project_id" text,
	"secret" text NOT NULL,
	"old_secret" text,
	"old_secret_until" timestamp (3) with time zone,
	"language" text NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"off_since" timestamp (3) with time zone,
	"off_reason" text,
	"owner_told_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhooks_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_user_id_webhook_id_webhooks_user_id_id_fk" FOREIGN KEY ("user_id","webhook_id") REFERENCES "public"."webhooks"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_user_id_project_id_projects_user_id_id_fk" FOREIGN KEY ("user_id","project_id") REFERENCES "public"."projects"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("next_try_at","user_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_log" ON "webhook_deliveries" USING btree ("user_id","webhook_id","created_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_time" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhooks_project" ON "webhooks" USING btree ("user_id","project_id");--> statement-breakpoint
CREATE INDEX "webhooks_to_tell" ON "webhooks" USING btree ("off_since") WHERE off_since IS NOT NULL AND owner_told_at IS NULL AND off_reason <> 'owner';