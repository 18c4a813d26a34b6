import { ProgressDialog } from "@backoffice/ui";
import { useNavigate } from "react-router";
import type { DialogPanelProps } from "../definition/define-panels.ts";
import { progressStateOf } from "./progress-state-of.ts";

/** How far something is; it can be closed when it is over, and then leads to what came of it (content §2). */
export const AutomationProgressDialog = ({ params, open, close }: DialogPanelProps<"automation-progress">) => {
  const navigate = useNavigate();
  const { title, status, link } = params;
  const leave = () => {
    close();
    if (link !== undefined && status !== "in-progress") void navigate(link);
  };
  return <ProgressDialog open={open} onClose={leave} title={title} progress={progressStateOf(params)} />;
};
