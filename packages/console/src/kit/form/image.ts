import type { FileValue } from "@backoffice/ui/form";
import { z } from "zod";

/** What a `FileField` takes as an image, and what it says of others (shell §5, §8, ruling 23): `<fields.FileField {...IMAGE} />`. */
export const IMAGE = {
  kinds: ["jpeg", "png"],
  maxBytes: 5 * 1024 * 1024,
  refusals: { kind: "Only (jpg,jpeg,png) image files are allowed.", size: "Image must be smaller than 5MB." },
} as const;

/** The rule of an image that must be there, chosen here or stored already. */
export const requiredImage = (message = "Choose an image.") => z.custom<FileValue>().refine(Boolean, message);
