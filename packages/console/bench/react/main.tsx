import { createRoot } from "react-dom/client";

/** React alone: what is taken off the weight of a page with parts of the kit. */
createRoot(document.getElementById("root")!).render(<button type="button">Ready</button>);
