package org.standpat.command;

import java.time.Clock;
import javax.sql.DataSource;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.standpat.access.CallerHeaders;
import org.standpat.access.Callers;
import org.standpat.access.CardReaders;
import org.standpat.command.api.EvidenceController;
import org.standpat.command.api.EvidenceFaults;
import org.standpat.command.api.LogController;
import org.standpat.command.dealer.DealerVault;
import org.standpat.command.evidence.EvidenceDesk;
import org.standpat.command.operations.NotaryHealth;
import org.standpat.db.access.AccessKeys;
import org.standpat.db.access.AccessRecord;
import org.standpat.db.json.HandEventTypes;
import org.standpat.notary.Notary;
import org.standpat.notary.NotaryKeys;
import org.standpat.notary.Outside;
import org.standpat.notary.checkpoint.Checkpoints;
import org.standpat.notary.checkpoint.Unsigned;
import org.standpat.notary.tree.StoredTree;

/** What proves to strangers that the record was not touched: the notary, the log as tiles, and evidence of hands. */
@Configuration(proxyBeanMethods = false)
@Import({CallerHeaders.class, EvidenceFaults.class})
class ProofParts {

    @Bean
    NotaryKeys notaryKeys(
            @Value("${" + NotaryKeys.SIGNER_PROPERTY + ":}") String signer,
            @Value("${" + NotaryKeys.SALTS_PROPERTY + ":}") String salts) {
        return NotaryKeys.parse(signer, salts);
    }

    @Bean
    Outside outside(
            @Value("${" + Outside.FOLDER_PROPERTY + ":}") String folder,
            @Value("${" + Outside.ADDRESS_PROPERTY + ":}") String address,
            @Value("${" + Outside.TOKEN_PROPERTY + ":}") String token,
            @Value("${" + Outside.WITNESSES_PROPERTY + ":}") String witnesses) {
        try {
            return Outside.of(folder, address, token, witnesses, Clock.systemUTC());
        } catch (IllegalArgumentException misfit) {
            throw new MissingSettingException("A setting standpat.log.* cannot be used: " + misfit.getMessage());
        }
    }

    /** Ends after everything that records, so that what was recorded last is signed. */
    @Bean(destroyMethod = "close")
    Notary notary(ReadyDatabase ready, DataSource dataSource, NotaryKeys keys, Outside outside) {
        return new Notary(
                ready.database().unpooled(), dataSource, keys, HandEventTypes.ALL, Clock.systemUTC(), outside);
    }

    /** Part {@code notary} of the service's health. */
    @Bean
    NotaryHealth notaryHealthIndicator(Notary notary, DataSource dataSource) {
        return new NotaryHealth(notary, new Unsigned(dataSource), Clock.systemUTC());
    }

    @Bean
    EvidenceDesk evidenceDesk(DataSource dataSource, NotaryKeys keys, DealerVault vault, Notary notary) {
        return new EvidenceDesk(dataSource, keys, vault);
    }

    @Bean
    EvidenceController evidenceController(EvidenceDesk desk, DataSource dataSource, AccessKeys keys) {
        return new EvidenceController(desk, new CardReaders(new Callers(keys), new AccessRecord(dataSource)));
    }

    @Bean
    LogController logController(DataSource dataSource, NotaryKeys keys, Notary notary) {
        return new LogController(new Checkpoints(dataSource), new StoredTree(dataSource), keys.log());
    }
}
