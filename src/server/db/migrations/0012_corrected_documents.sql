ALTER TABLE "documents" ADD COLUMN "reading_version" integer;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "corrected_at" timestamp (3) with time zone;