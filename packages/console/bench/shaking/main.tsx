import { Badge, Button } from "@backoffice/ui";
import "@backoffice/ui/styles.css";
import { createRoot } from "react-dom/client";

/** A page that takes two small parts of the kit by its front door. */
createRoot(document.getElementById("root")!).render(
  <main>
    <Badge tone="normal">Ready</Badge>
    <Button variant="primary">Save</Button>
  </main>,
);
