ALTER TABLE "consultations" ADD COLUMN "ending" text DEFAULT 'whole' NOT NULL;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "alive_at" timestamp (3) with time zone;