CREATE TABLE "job_runs" (
	"name" text PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "past_trials" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"user_id" text PRIMARY KEY NOT NULL,
	"realm" text NOT NULL,
	"customer_id" text,
	"checkout_id" text,
	"checkout_count" integer DEFAULT 0 NOT NULL,
	"subscription_id" text,
	"provider_status" text,
	"period_end" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"read_number" integer DEFAULT 0 NOT NULL,
	"written_number" integer DEFAULT 0 NOT NULL,
	"read_at" timestamp (3) with time zone,
	"written_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "test_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"object" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"outcome" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscriptions_period_end_index" ON "subscriptions" USING btree ("period_end");--> statement-breakpoint
CREATE INDEX "test_payments_customer_id_index" ON "test_payments" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "webhook_events_received_at_index" ON "webhook_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "users_running_trials" ON "users" USING btree ("trial_started_at") WHERE "users"."subscription_status" = 'TRIAL_ACTIVE';