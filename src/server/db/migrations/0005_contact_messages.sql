CREATE TABLE "contact_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"attempts" integer DEFAULT 1 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"mailed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "contact_messages_unsent" ON "contact_messages" USING btree ("next_attempt_at") WHERE mailed_at IS NULL;--> statement-breakpoint
CREATE INDEX "contact_messages_mailed" ON "contact_messages" USING btree ("mailed_at") WHERE mailed_at IS NOT NULL;