import type { FileValue } from "@backoffice/ui/form";
import { z } from "zod";

/**
 * File types, maximum size and error messages of an image `FileField` (shell §5, §8, ruling 23): `<fields.FileField
 * {...IMAGE} />`.
 */
export const IMAGE = {
  kinds: ["jpeg", "png"],
  maxBytes: 5 * 1024 * 1024,
  refusals: { kind: "Only (jpg,jpeg,png) image files are allowed.", size: "Image must be smaller than 5MB." },
} as const;

/** Validates a required image, selected now or stored before. */
export const requiredImage = (message = "Choose an image.") => z.custom<FileValue>().refine(Boolean, message);
