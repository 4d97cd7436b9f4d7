import { launchChromium } from './tests/support/chromium.ts';
import { nodeSystem } from './generator/system/node-system.ts';
import { serve } from './generator/serve/serve.ts';
