import { files as texts, validators } from 'virtual:editor-checks';
import { giveTexts } from '../../../catalogue/diagnostics/texts/later';
import { texts as written } from '../../../catalogue/diagnostics/texts/texts';
import { giveValidators } from '../../../catalogue/validate/schema/schema-check';
import { validatorsOf } from '../../../catalogue/validate/schema/schema-code';
import { filesOf } from './files';

// Provides the files that only checks need. Must be imported before any module that checks.

giveTexts(written);
giveValidators(validatorsOf(validators));

export const files = filesOf(texts);
