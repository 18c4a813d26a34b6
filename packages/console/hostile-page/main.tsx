import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { TooltipProvider } from "@backoffice/ui";
import { type Sink, SINKS } from "./sinks.tsx";

const root = createRoot(document.getElementById("root")!);

/** Draws texts where the console would, waits until they stand there. */
const draw = async (name: string, texts: string[]): Promise<void> => {
  const sink: Sink = SINKS[name]!;
  await sink(texts, (content) => flushSync(() => root.render(<TooltipProvider>{content}</TooltipProvider>)));
};

Object.assign(globalThis, { sinks: Object.keys(SINKS), draw });
