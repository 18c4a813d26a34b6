import type { IconButtonProps } from "@backoffice/ui";
import { Bell } from "lucide-react";
import { createStore } from "#kit/state/create-store.ts";

/** The label and icon of the bell; with drafts the background gives it their count. */
export const bellStore = createStore<Pick<IconButtonProps, "label" | "icon">>({ label: "Notifications", icon: Bell });
