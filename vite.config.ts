import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** What nearly every page uses is one file: many small ones take more bytes and more requests. */
const shared = { name: "shared", test: /\/src\/|lucide-react|zustand/, minShareCount: 5 };

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: "es2022", assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [shared] } } } } },
  },
});
